import { formatDate, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { financialDocuments } from '@coop/domain/sections/estadosFinancieros/labels';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { Fold } from '../../ui/elements/Fold';
import { statementTypes } from '../../wording/labels';
import type { Statement } from './readIndicators';
import css from './Statements.module.css';

export const Statements = ({ estados: [last, ...others] }: { estados: readonly Statement[] }) => (
  <div className={css.estados}>
    {last && <OneStatement statement={last} open />}
    {others.length > 0 && (
      <Fold title="Los anteriores de esta gestión">
        <div className={css.estados}>
          {others.map((statement) => (
            <OneStatement key={statement.id} statement={statement} />
          ))}
        </div>
      </Fold>
    )}
  </div>
);

const OneStatement = ({ statement, open }: { statement: Statement; open?: boolean }) => (
  <details className={css.estado} open={open}>
    <summary className="desplegable">
      <h3>
        Estados financieros {statementTypes[statement.tipo]} al {formatDate(statement.fechaCorte)}
      </h3>
    </summary>
    {/* The id is on the inner element: browsers then open the `<details>` that holds the fragment's target. */}
    <div id={statement.slug}>
      <DocumentList
        documentos={statement.documentos.map(({ tipo, archivo }) => ({
          titulo: `${financialDocuments[tipo]} al ${formatDate(statement.fechaCorte)}`,
          archivo,
          fecha: archivo.creadoEn,
          nota: tipo === 'dictamen_auditoria' ? statement.firmaAuditora : null,
        }))}
      />
    </div>
    <DataSheet data={figuresOf(statement)} brief />
  </details>
);

const figuresOf = (statement: Statement) => {
  const monto = (value: string | null) => value && formatMoney(value, 'BOB', 0);
  const part = (value: string | null) => value && formatPercent(value);
  return [
    ['Activo', monto(statement.activo)],
    ['Pasivo', monto(statement.pasivo)],
    ['Patrimonio', monto(statement.patrimonio)],
    ['Cartera bruta', monto(statement.carteraBruta)],
    ['Depósitos', monto(statement.depositos)],
    ['Resultado de la gestión', monto(statement.resultadoGestion)],
    ['Índice de mora', part(statement.indiceMora)],
    ['Cobertura de la mora', part(statement.coberturaMora)],
    ['Patrimonio sobre activo', part(statement.patrimonioSobreActivo)],
    ['Socios', statement.socios && formatNumber(statement.socios, 0)],
    ['Agencias', statement.numeroAgencias && formatNumber(statement.numeroAgencias, 0)],
  ] as const;
};
