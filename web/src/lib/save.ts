/** Files for whoever looks at the page. */

/** Into the folder of what was downloaded. */
export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** To somebody, where the device can share files; else it is saved. */
export async function share(what: Blob, name: string, text: string): Promise<void> {
  const files = [new File([what], name, { type: what.type })];
  if (!navigator.canShare?.({ files })) return save(what, name);
  try {
    await navigator.share({ files, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) save(what, name); // else nobody was chosen
  }
}
