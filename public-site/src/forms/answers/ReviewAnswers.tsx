import type { GroupData, Values } from '../description/types';
import { allAnswersOf, answersOf } from './answersOf';
import css from './ReviewAnswers.module.css';

type Props = { groups: readonly GroupData[]; values: Values; onChange: (step: number) => void };

export const ReviewAnswers = ({ groups, values, onChange }: Props) => (
  <section className={css.revision} aria-labelledby="revise">
    <h2 id="revise">Revise sus respuestas</h2>
    {groups.map(({ title, fields }, step) => (
      <details key={title} open={step === 0}>
        <summary className="desplegable">{title}</summary>
        <dl>
          {answersOf(fields, values).map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Unanswered labels={allAnswersOf(fields, values).flatMap(({ label, text }) => (text ? [] : label))} />
        <button type="button" onClick={() => onChange(step)}>
          Cambiar<span className="oculto"> {title}</span>
        </button>
      </details>
    ))}
  </section>
);

const Unanswered = ({ labels }: { labels: readonly string[] }) =>
  labels.length > 0 && <p className={css.vacias}>Sin responder: {labels.join(', ')}.</p>;
