import type { PublicFile } from '@coop/domain';
import { formatSize } from '@coop/domain/format';
import { PrintedAddress } from './PrintedAddress';

/** A PDF within a table: the link says what it brings and how large it is. */
export const DocumentLink = ({ file, de }: { file: PublicFile; de: string }) => (
  <a href={file.url} type={file.mime}>
    <span className="oculto">{de}: </span>PDF, {formatSize(file.tamano)}
    <PrintedAddress href={file.url} />
  </a>
);
