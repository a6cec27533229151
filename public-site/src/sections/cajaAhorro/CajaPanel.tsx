import { formatDate, formatPercent } from '@coop/domain/format';
import { ahorroPublics } from '@coop/domain/sections/cajaAhorro/labels';
import { saldoOf, withFrom } from '../../products/ahorro';
import listas from '../../products/Lists.module.css';
import type { Caja } from '../../reading/simulables';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Panel } from '../../ui/cards/Panel';
import { DocumentList } from '../../ui/documents/DocumentList';
import { Fold } from '../../ui/elements/Fold';
import { RichText } from '../../ui/elements/RichText';
import { SimpleList } from '../../ui/elements/SimpleList';
import { capitalizaciones } from '../../wording/labels';
import css from './CajaPanel.module.css';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares' } as const;

export const CajaPanel = ({ caja: c }: { caja: Caja }) => (
  <Panel title={c.nombre} anchor={c.slug} note={ahorroPublics[c.publico]}>
    {c.resumen && <p>{c.resumen}</p>}
    <Fold title="Tasas, condiciones y documentos">
      <div className={css.tasas}>
        {(['BOB', 'USD'] as const).map((moneda) => {
          const tasas = c.tasas.filter((tasa) => tasa.moneda === moneda);
          return (
            tasas.length > 0 && (
              <dl key={moneda}>
                <dt>{monedas[moneda]}</dt>
                {tasas.map((tasa) => (
                  <dd key={tasa.saldoDesde}>
                    <strong>{formatPercent(tasa.tasaAnual)}</strong> anual {saldoOf(tasa)}
                  </dd>
                ))}
                <dd className={css.desde}>Vigente desde el {formatDate(tasas[0]?.vigenteDesde ?? '')}</dd>
              </dl>
            )
          );
        })}
      </div>
      <RichText html={c.descripcion} />
      <DataSheet
        brief
        data={[
          ['Se abre con', withFrom(c.montoAperturaBob, c.montoAperturaUsd)],
          ['Saldo mínimo', withFrom(c.saldoMinimoBob, c.saldoMinimoUsd)],
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
        <SimpleList title="Características" elements={c.caracteristicas} />
        <SimpleList title="Beneficios" elements={c.beneficios} />
        <SimpleList title="Requisitos" elements={c.requisitos} />
      </div>
      {c.documentos.length > 0 && (
        <DocumentList
          documentos={c.documentos.map(({ nombre, archivo }) => ({
            titulo: `${nombre} de ${c.nombre}`,
            archivo,
            fecha: archivo.creadoEn,
          }))}
        />
      )}
    </Fold>
  </Panel>
);
