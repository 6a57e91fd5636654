/** The little of Node that the build needs. */

declare const process: { env: Record<string, string | undefined> };

declare module "node:crypto" {
  export function createHash(kind: "sha256"): Hash;
  interface Hash {
    update(data: string | Uint8Array): Hash;
    digest(as: "hex"): string;
  }
}

declare module "node:fs" {
  export function readdirSync(folder: string): string[];
  export function readFileSync(file: string): Uint8Array;
}
