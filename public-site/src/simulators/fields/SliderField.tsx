import { formatNumber } from '@coop/domain/format';
import { useEffect, useId, useRef } from 'react';
import { AmountInput } from './AmountInput';
import { Field } from './Field';
import { fillSlider } from './fillSlider';
import css from './SliderField.module.css';
import { between, withThousands } from './thousands';

type Props = {
  label: string;
  name: string;
  /** The raw text: an amount or a whole number. */
  value: string;
  /** Limits of the slider; the text field accepts the simulator's full range. */
  min: number;
  max: number;
  step: number;
  before?: string;
  after?: string;
  help?: string;
  fault?: string;
  onChange: (value: string) => void;
};

/** A number with a slider and a text input in sync. Without JavaScript, the text input only. */
export function SliderField({ label, min, max, step, help, fault, ...input }: Props) {
  const { value, before, after, onChange } = input;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const written = Number(value.replace(',', '.'));
  const number = value.trim() !== '' && Number.isFinite(written) ? between(written, min, max) : min;
  useEffect(() => {
    if (slider.current) fillSlider(slider.current);
  });
  return (
    <Field
      id={id}
      label={label}
      help={help}
      fault={fault}
      below={
        <input
          ref={slider}
          className={css.deslizador}
          type="range"
          aria-label={label}
          min={min}
          max={max}
          step={step}
          value={number}
          aria-valuetext={[before, formatNumber(number, 0), after].filter(Boolean).join(' ')}
          onChange={(e) => onChange(e.target.value)}
        />
      }
    >
      <AmountInput
        id={id}
        width={Math.max(3, withThousands(String(max)).length)}
        fault={fault}
        described={Boolean(fault || help)}
        {...input}
      />
    </Field>
  );
}
