/* How compiled objects are freed, however deep they lie.
 *
 * To free an object is to let go of what it holds, which may free that too: a long chain would need as much stack.  So
 * CPython has what lies too deep wait in its trashcan, strung together by the headers that the garbage collector gives
 * to objects.  mypyc (2.4) uses that trashcan for every class, also for `acyclic` ones, whose objects have no such
 * header: whatever lay before them in memory was overwritten, as soon as one was freed fifty deep, in a chain of its own
 * kind or in lists in lists.  Here what waits is strung together by its count of references, which nobody needs any more.
 *
 * The build has the C compiler read this before the C that mypyc has written.  All of it runs under the interpreter lock.
 */
#if !defined(FREEING_H) && __has_include(<CPy.h>) /* what only loads modules is compiled without it */
#define FREEING_H

#include <CPy.h>

#ifdef Py_GIL_DISABLED
#error "the lists here are guarded by the interpreter lock"
#endif

#if PY_VERSION_HEX >= 0x030E0000 && SIZEOF_VOID_P > 4 /* the count alone has 32 bits there */
#define LINK ob_refcnt_full
#else
#define LINK ob_refcnt
#endif

#define DEEPEST 50

#define SHARED __attribute__((weak, visibility("hidden"))) /* one for all files of C */

SHARED int freeing = 0; /* objects being freed, one inside the other */
SHARED PyObject *waiting = NULL;

static void free_waiting(void)
{
    while (waiting != NULL) {
        PyObject *op = waiting;
        waiting = (PyObject *)op->LINK;
        op->LINK = 0;
        Py_TYPE(op)->tp_dealloc(op);
    }
}

#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc)                                                    \
    do {                                                                                   \
        if (freeing >= DEEPEST && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc)) {      \
            ((PyObject *)(op))->LINK = (Py_ssize_t)waiting;                                \
            waiting = (PyObject *)(op);                                                    \
            break;                                                                         \
        }                                                                                  \
        freeing++;

#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_END(op)    \
        if (freeing == 1)       \
            free_waiting();     \
        freeing--;              \
    } while (0);

#endif
