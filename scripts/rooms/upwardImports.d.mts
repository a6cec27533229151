export declare function upwardImports(root: URL | string, rooms: readonly string[]): string[];
