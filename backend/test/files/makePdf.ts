import { deflateSync } from 'node:zlib';

/** A one-page PDF, empty unless `page` has content, with extra objects (the text between `obj` and `endobj`). */
export function makePdf({
  catalog = '',
  page = '',
  objects = [],
}: {
  catalog?: string;
  page?: string;
  objects?: readonly string[];
} = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${page} >>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** An object stream, whose objects are invisible to readers that don't unpack it. */
export function objectStream(text: string): string {
  const packed = deflateSync(Buffer.from(text)).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}
