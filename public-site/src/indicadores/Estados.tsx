import { formatDate, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { Ficha } from '../componentes/Ficha';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { documentosFinancieros, tiposDeEstado } from '../etiquetas';
import css from './Estados.module.css';
import type { Estado } from './leerIndicadores';

/** The financial statements of a year: the figures of each, and its papers. */
export const Estados = ({ estados }: { estados: readonly Estado[] }) => (
  <div className={css.estados}>
    {estados.map((estado, at) => (
      <details key={estado.id} className={css.estado} open={at === 0}>
        <summary>
          <h3>
            Estados financieros {tiposDeEstado[estado.tipo]} al {formatDate(estado.fechaCorte)}
          </h3>
        </summary>
        {/* The address of a statement leads inside: browsers then open what holds it. */}
        <div id={estado.slug}>
          <Ficha datos={cifrasDe(estado)} />
        </div>
        <ListaDocumentos
          documentos={estado.documentos.map(({ tipo, archivo }) => ({
            titulo: `${documentosFinancieros[tipo]} al ${formatDate(estado.fechaCorte)}`,
            archivo,
            fecha: archivo.creadoEn,
            nota: tipo === 'dictamen_auditoria' ? estado.firmaAuditora : null,
          }))}
        />
      </details>
    ))}
  </div>
);

const cifrasDe = (estado: Estado) => {
  const monto = (valor: string | null) => valor && formatMoney(valor, 'BOB', 0);
  const parte = (valor: string | null) => valor && formatPercent(valor);
  return [
    ['Activo', monto(estado.activo)],
    ['Pasivo', monto(estado.pasivo)],
    ['Patrimonio', monto(estado.patrimonio)],
    ['Cartera bruta', monto(estado.carteraBruta)],
    ['Depósitos', monto(estado.depositos)],
    ['Resultado de la gestión', monto(estado.resultadoGestion)],
    ['Índice de mora', parte(estado.indiceMora)],
    ['Cobertura de la mora', parte(estado.coberturaMora)],
    ['Patrimonio sobre activo', parte(estado.patrimonioSobreActivo)],
    ['Socios', estado.socios && formatNumber(estado.socios, 0)],
    ['Agencias', estado.numeroAgencias && formatNumber(estado.numeroAgencias, 0)],
  ] as const;
};
