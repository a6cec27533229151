import { formatDate, formatPercent } from '@coop/domain/format';
import { Ficha } from '../componentes/Ficha';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { ListaSimple } from '../componentes/ListaSimple';
import { Panel } from '../componentes/Panel';
import { TextoRico } from '../componentes/TextoRico';
import { capitalizaciones, publicosDeAhorro } from '../etiquetas';
import type { Caja } from '../leerCajas';
import { conDesde, saldoDe } from './ahorro';
import listas from './Listas.module.css';
import css from './PanelDeCaja.module.css';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares' } as const;

/** One savings account in full. Its rates are those that hold today. */
export const PanelDeCaja = ({ caja: c }: { caja: Caja }) => (
  <Panel titulo={c.nombre} ancla={c.slug} nota={publicosDeAhorro[c.publico]}>
    {c.resumen && <p>{c.resumen}</p>}
    <div className={css.tasas}>
      {(['BOB', 'USD'] as const).map((moneda) => {
        const tasas = c.tasas.filter((tasa) => tasa.moneda === moneda);
        return (
          tasas.length > 0 && (
            <dl key={moneda}>
              <dt>{monedas[moneda]}</dt>
              {tasas.map((tasa) => (
                <dd key={tasa.saldoDesde}>
                  <strong>{formatPercent(tasa.tasaAnual)}</strong> anual {saldoDe(tasa)}
                </dd>
              ))}
              <dd className={css.desde}>Vigente desde el {formatDate(tasas[0]?.vigenteDesde ?? '')}</dd>
            </dl>
          )
        );
      })}
    </div>
    <TextoRico html={c.descripcion} />
    <Ficha
      breve
      datos={[
        ['Se abre con', conDesde(c.montoAperturaBob, c.montoAperturaUsd)],
        ['Saldo mínimo', conDesde(c.saldoMinimoBob, c.saldoMinimoUsd)],
        ['El interés se suma', capitalizaciones[c.capitalizacion]],
        [
          'Retiros por mes',
          c.limiteRetirosMes === 0 ? 'Ninguno hasta cumplir el plazo' : (c.limiteRetirosMes ?? 'Sin límite'),
        ],
        ['Retiro máximo', c.limiteRetiroPorcentaje && `${formatPercent(c.limiteRetiroPorcentaje, 0)} del saldo`],
        ['Tarjeta de débito', c.tarjetaDebito && 'Sí'],
        ['Banca en línea', c.bancaEnLinea && 'Sí'],
      ]}
    />
    <div className={listas.listas}>
      <ListaSimple titulo="Características" elementos={c.caracteristicas} />
      <ListaSimple titulo="Beneficios" elementos={c.beneficios} />
      <ListaSimple titulo="Requisitos" elementos={c.requisitos} />
    </div>
    {c.documentos.length > 0 && (
      <ListaDocumentos
        documentos={c.documentos.map(({ nombre, archivo }) => ({
          titulo: `${nombre} de ${c.nombre}`,
          archivo,
          fecha: archivo.creadoEn,
        }))}
      />
    )}
  </Panel>
);
