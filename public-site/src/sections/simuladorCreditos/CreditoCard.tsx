import { formatPercent } from '@coop/domain/format';
import type { Credito } from '../../reading/readCreditos';
import { CardFrame } from '../../ui/cards/CardFrame';
import css from './CreditoCard.module.css';
import { montosOf, plazoOf, tasaType } from './credito';

export type BriefCredito = {
  slug: string;
  nombre: string;
  resumen: string | null;
  tasa: string;
  tipo: string;
  montos: string[];
  plazo: string;
};

export const creditoInBrief = (c: Credito): BriefCredito => ({
  slug: c.slug,
  nombre: c.nombre,
  resumen: c.resumen,
  tasa: formatPercent(c.tasaAnual),
  tipo: tasaType(c),
  montos: montosOf(c),
  plazo: plazoOf(c),
});

export const CreditoCard = ({ credito: c }: { credito: BriefCredito }) => (
  <CardFrame
    title={<a href={`/productos/creditos/${c.slug}`}>{c.nombre}</a>}
    level={3}
    anchor={c.slug}
    head={<div className="aguayo aguayo-fino" />}
  >
    {c.resumen && <p className={css.resumen}>{c.resumen}</p>}
    <dl className={css.datos}>
      <div className={css.tasa}>
        <dt>Tasa anual</dt>
        <dd>{c.tasa}</dd>
        <dd className={css.tipo}>{c.tipo}</dd>
      </div>
      <div>
        <dt>Monto</dt>
        {c.montos.map((monto) => (
          <dd key={monto}>{monto}</dd>
        ))}
      </div>
      <div>
        <dt>Plazo</dt>
        <dd>{c.plazo}</dd>
      </div>
    </dl>
  </CardFrame>
);
