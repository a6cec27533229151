export declare function buildParts(
  say: (line: string) => void,
  names?: readonly ('server' | 'demo' | 'admin' | 'site' | 'client')[],
): Promise<void>;
