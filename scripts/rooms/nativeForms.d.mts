export declare function nativeForms(root: URL): { count: number; native: string[] };
