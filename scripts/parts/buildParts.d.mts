export declare function buildParts(
  say: (line: string) => void,
  names?: readonly ('server' | 'base' | 'admin' | 'site' | 'client')[],
): Promise<void>;
