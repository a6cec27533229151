import { formatDateTime } from '@coop/domain/format';
import css from './PreviewBand.module.css';

/** Over a page that is not published, so that nobody takes it for what visitors see. */
export const PreviewBand = ({ venceEn }: { venceEn: string }) => (
  <aside className={css.banda} aria-label="Vista previa">
    <p className="ancho">
      <strong>Vista previa.</strong> Así se verá al publicarlo. Este enlace abre hasta el {formatDateTime(venceEn)}.
    </p>
  </aside>
);
