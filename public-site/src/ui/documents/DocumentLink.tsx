import type { PublicFile } from '@coop/domain';
import { formatSize } from '@coop/domain/format';
import { PrintedAddress } from './PrintedAddress';

/** A link to a PDF in a table, with its type and size. */
export const DocumentLink = ({ file, de }: { file: PublicFile; de: string }) => (
  <a href={file.url} type={file.mime}>
    <span className="oculto">{de}: </span>PDF, {formatSize(file.tamano)}
    <PrintedAddress href={file.url} />
  </a>
);
