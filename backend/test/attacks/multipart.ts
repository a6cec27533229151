import type { Call } from './case.js';

type Part = { name: string; value: string } | { name: string; filename: string; bytes: Buffer };

/** Returns the headers and body of a multipart form. */
export function multipart(parts: readonly Part[]): Pick<Call, 'headers' | 'body'> {
  const written = parts.map((part) => {
    const file = 'bytes' in part ? `; filename="${part.filename}"\r\nContent-Type: application/pdf` : '';
    const head = `--B\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n\r\n`;
    return Buffer.concat([
      Buffer.from(head),
      'bytes' in part ? part.bytes : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]);
  });
  return {
    headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
    body: Buffer.concat([...written, Buffer.from('--B--\r\n')]),
  };
}
