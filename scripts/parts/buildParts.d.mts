export declare function buildParts(
  say: (line: string) => void,
  names?: readonly ('server' | 'base' | 'demo' | 'admin' | 'site' | 'client')[],
): Promise<void>;
