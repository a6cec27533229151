import { RichText } from '../ui/elements/RichText';
import { CallBand } from '../ui/page/CallBand';
import type { BlockProps } from './BlockProps';

export const CallBlock = ({ bloque: { titulo, texto, boton, llamado } }: BlockProps) =>
  llamado?.que === 'pagina' && (
    <CallBand title={titulo} button={boton} href={llamado.href}>
      <RichText html={texto} />
    </CallBand>
  );
