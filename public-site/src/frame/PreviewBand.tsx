import { formatDateTime } from '@coop/domain/format';
import css from './PreviewBand.module.css';

/** A banner over an unpublished page, so that nobody mistakes it for the public one. */
export const PreviewBand = ({ venceEn }: { venceEn: string }) => (
  <aside className={css.banda} aria-label="Vista previa">
    <p className="ancho">
      <strong>Vista previa.</strong> Así se verá al publicarlo. Este enlace abre hasta el {formatDateTime(venceEn)}.
    </p>
  </aside>
);
