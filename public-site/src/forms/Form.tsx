import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFormValues } from './answers/answersOf';
import { CarriedRequest } from './answers/CarriedRequest';
import { ReviewAnswers } from './answers/ReviewAnswers';
import { Buttons } from './Buttons';
import { type Errors, fieldsByName, KEY, POLICY, type ReturnedData, stepOf, TRAP } from './description/types';
import { ErrorSummary } from './ErrorSummary';
import css from './Form.module.css';
import { Fields } from './inputs/Fields';
import type { Form as Datos } from './readForm';
import { Receipt } from './receipts/Receipt';
import { loadReview, type ReviewInTime } from './review/loadReview';
import { Steps } from './Steps';
import { eraseDraft, errorsOf, type Progress, send } from './sending';
import { useBackButton, useFormDraft, usePending, useWaiting } from './useFormDraft';

/** With more groups than this, each group is a step. */
const LARGEST_WITHOUT_STEPS = 3;

export type FormProps = Datos & {
  /** The server's response, when the browser itself posted the form. */
  returned?: ReturnedData | undefined;
};

type Props = FormProps & {
  duration: string;
  /** Text to read before sending. */
  beforeSending?: ReactNode;
  onReceive?: () => void;
};

/** A plain form without JavaScript; with it, steps, hidden fields, and input kept on any failure. */
export function Form(props: Props) {
  const { description, initial, limits, clave, constancia, returned, duration, beforeSending, onReceive } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const review = useRef<ReviewInTime>(undefined);
  const busy = useRef(false);
  const { groups, section, withFiles } = description;
  const [errors, setErrors] = useState<Errors>(returned ? errorsOf(returned) : {});
  const { pendientes, corregir } = usePending(errors);
  const [step, setStep] = useState<number>();
  const [progress, setProgress] = useState<Progress>();
  const [received, setReceived] = useState(constancia);
  const { values, time, chosen, look, save, clear } = useFormDraft(
    form,
    section,
    { initial: returned?.valores ?? initial, resume: !returned, paso: step },
    setStep,
  );
  const { isWaiting, wait, callOff } = useWaiting(() => form.current?.requestSubmit());
  const all = groups.flatMap(({ fields }) => fields);
  const hasSteps = groups.length > LARGEST_WITHOUT_STEPS;
  const bySteps = step !== undefined && hasSteps;
  const first = stepOf(groups, Object.keys(errors)) ?? 0;
  const last = !bySteps || step === groups.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // A visitor who is already typing stays in the same step.
    const typing = document.activeElement?.getAttribute('name');
    setStep(typing ? (stepOf(groups, [typing]) ?? 0) : first);
    if (constancia) eraseDraft(section);
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  const turnTo = (a: number) => {
    // Going back implies a change, so a send that waits for the network is cancelled.
    callOff();
    flushSync(() => setStep(a));
    save();
    form.current?.querySelector<HTMLElement>('fieldset[data-grupo]:not([hidden]) > legend')?.focus();
    form.current?.scrollIntoView();
  };
  useBackButton(bySteps, turnTo);

  if (received) return <Receipt constancia={received} banner={returned?.mensaje} />;

  const written = bySteps && form.current ? readFormValues(form.current) : values;
  const input = all.filter(({ name }) => name in initial);
  const firstStep = stepOf(groups, Object.keys(initial));

  const show = (faults: Errors) => {
    setErrors(faults);
    const con = stepOf(groups, Object.keys(faults));
    if (con !== undefined) setStep(con);
  };
  const go = (a: number) => {
    history.pushState({ ...history.state, paso: a }, '');
    turnTo(a);
  };

  /** Loads the validation when a visitor starts typing: readers do not need it. */
  const prepareReview = () => {
    review.current ??= loadReview(section, limits);
    return review.current;
  };

  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    await advance(new FormData(event.currentTarget)).finally(() => {
      busy.current = false;
    });
  };

  const advance = async (data: FormData) => {
    const reviewed = bySteps && !last ? (groups[step]?.fields ?? []) : all;
    const names = reviewed.map(({ name }) => name);
    const faults = await prepareReview()(names, data);
    if (Object.keys(faults).length > 0) return show(faults);
    setErrors({});
    if (bySteps && !last) return go(step + 1);
    setProgress({ doing: 'enviando', part: 0 });
    const action = `/api/publico/${section}`;
    const result = await send({
      action,
      data,
      withFiles,
      place: place.current as HTMLElement,
      onAdvance: setProgress,
    });
    if (result.tipo === 'sinPrueba') return form.current?.submit();
    setProgress(undefined);
    if (result.tipo === 'sinLinea') return wait();
    if (result.tipo === 'rechazado') return show(result.errores);
    eraseDraft(section);
    onReceive?.();
    history.replaceState(history.state, '', `?enviado=${result.constancia.comprobante}`);
    setReceived({ ...result.constancia, constancia: true });
  };

  return (
    <form
      ref={form}
      className={css.formulario}
      method="post"
      action={`/api/publico/${section}`}
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      onChange={({ target }) => {
        look();
        // The visible input may be a proxy for the named one that is sent, as in a date field.
        const { name, dataset } = target as unknown as HTMLInputElement;
        corregir(name || (dataset.campo ?? ''));
      }}
      onInput={save}
      onFocus={prepareReview}
    >
      <ErrorSummary
        errors={errors}
        fields={fieldsByName(all)}
        reference={summary}
        onChoose={(name) => flushSync(() => setStep(stepOf(groups, [name])))}
      />
      {hasSteps && <Steps titles={groups.map(({ title }) => title)} current={step ?? first} onChoose={go} />}
      {bySteps && input.length > 0 && (
        <CarriedRequest
          fields={input}
          values={written}
          onChange={firstStep === undefined || firstStep >= step ? undefined : () => go(firstStep)}
        />
      )}
      <p className={css.leyenda}>
        Toma {duration}. Los campos con <span aria-hidden="true">*</span>
        <span className="oculto">asterisco</span> son obligatorios.
      </p>
      <input type="hidden" name={KEY} value={String(values[KEY] ?? clave)} />
      <input type="hidden" name={POLICY} value={description.politica} />
      <p className={css.trampa} aria-hidden="true">
        <label>
          No escriba aquí
          <input name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div key={time} className={css.grupos}>
        {groups.map(({ title, help, fields }, at) => (
          <fieldset
            key={title}
            data-grupo
            className={css.grupo}
            hidden={bySteps && at !== step}
            data-luego={(step === undefined && hasSteps && at !== first) || undefined}
          >
            <legend tabIndex={-1}>{title}</legend>
            {help && <p className={css.ayuda}>{help}</p>}
            <Fields title={title} fields={fields} all={all} values={values} errors={pendientes} chosen={chosen} />
          </fieldset>
        ))}
      </div>
      {bySteps && last && <ReviewAnswers groups={groups.slice(0, -1)} values={written} onChange={go} />}
      {last && beforeSending && <div className={css.nota}>{beforeSending}</div>}
      <div ref={place} />
      <Buttons
        progress={progress}
        last={last}
        withFiles={withFiles}
        onCallOff={isWaiting ? callOff : undefined}
        onBack={bySteps && step > 0 ? () => go(step - 1) : undefined}
        onClear={() => {
          callOff();
          setErrors({});
          setStep(0);
          clear();
        }}
      />
    </form>
  );
}
