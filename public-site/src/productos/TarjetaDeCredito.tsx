import { formatPercent } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { MarcoDeTarjeta } from '../componentes/MarcoDeTarjeta';
import type { Credito } from '../leerCreditos';
import { montosDe, plazoDe, tipoDeTasa } from './credito';
import css from './TarjetaDeCredito.module.css';

export type CreditoEnBreve = {
  slug: string;
  nombre: string;
  resumen: string | null;
  tasa: string;
  tipo: string;
  montos: string[];
  plazo: string;
};

/** What is compared of a loan before it is chosen. */
export const creditoEnBreve = (c: Credito): CreditoEnBreve => ({
  slug: c.slug,
  nombre: c.nombre,
  resumen: c.resumen,
  tasa: formatPercent(c.tasaAnual),
  tipo: tipoDeTasa(c),
  montos: montosDe(c),
  plazo: plazoDe(c),
});

/** A loan among others: rate, amount and term in the same places. */
export const TarjetaDeCredito = ({ credito: c }: { credito: CreditoEnBreve }) => (
  <MarcoDeTarjeta
    titulo={<Link to={`/productos/creditos/${c.slug}`}>{c.nombre}</Link>}
    nivel={3}
    ancla={c.slug}
    cabeza={<div className="aguayo aguayo-fino" />}
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
  </MarcoDeTarjeta>
);
