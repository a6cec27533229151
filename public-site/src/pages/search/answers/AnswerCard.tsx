import type { Holiday } from '@coop/domain/calendar';
import type { Answer } from '../../../reading/answer';
import { AgenciaState } from '../../../sections/agencias/AgenciaState';
import { formatHours } from '../../../sections/agencias/formatHours';
import { callTo, formatPlace } from '../../../sections/agencias/formatPlace';
import { stateToday } from '../../../sections/agencias/stateToday';
import { ButtonLink } from '../../../ui/elements/Button';
import css from './AnswerCard.module.css';

export const AnswerCard = ({ answer, feriados }: { answer: Answer; feriados: readonly Holiday[] }) => (
  <section className={css.respuesta} aria-labelledby="respuesta" data-feriados={JSON.stringify(feriados)}>
    <h2 id="respuesta">{answer.title}</h2>
    {answer.lines.length > 0 && (
      <dl>
        {answer.lines.map(({ label, value }) => (
          <div key={label + value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {answer.points && (
      <ul className={css.puntos}>
        {answer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {answer.agencias && (
      <ul>
        {answer.agencias.map((agencia) => (
          <li key={agencia.id}>
            <a href={`/contactanos/agencias#${agencia.slug}`}>{agencia.nombre}</a>
            <AgenciaState agencia={agencia} />
            <span>{formatPlace(agencia)}</span>
            {stateToday(agencia) === 'por_horario' && (
              <span>{formatHours(agencia.horarios.filter(({ dias }) => !answer.dia || dias === answer.dia))}</span>
            )}
            {agencia.telefonos.slice(0, 1).map((phone) => (
              <a key={phone} href={callTo(phone)}>
                Llamar al {phone}
              </a>
            ))}
          </li>
        ))}
      </ul>
    )}
    {answer.note && <p>{answer.note}</p>}
    <p className={css.acciones}>
      {answer.call && (
        <ButtonLink href={answer.call.href ?? `tel:${answer.call.phone.replace(/\D/g, '')}`} tone="oro">
          {answer.call.text} {answer.call.phone}
        </ButtonLink>
      )}
      <a href={answer.more.href}>{answer.more.text}</a>
    </p>
  </section>
);
