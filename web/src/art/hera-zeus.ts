type Scene = () => string;
export const HERA_ZEUS: readonly [Record<string, Scene>, Record<string, Scene>] = [{}, {}];
