import { ButtonLink } from '../ui/elements/Button';
import { Section } from '../ui/page/Section';
import type { Subject } from './readCosts';

/** What becoming a member costs, in the tarifario. */
export const certificados: Subject = { groups: ['certificados_aportacion'], words: [''] };

/** The way to what those ask first who want an account or a loan. */
export const BecomeMember = () => (
  <Section title="Hágase socio" anchor="ser-socio">
    <p>
      La cooperativa es de sus socios: cada uno tiene un voto en la asamblea, parte en los excedentes y puede pedir un
      crédito.
    </p>
    <div>
      <ButtonLink href="/hacerse-socio" tone="claro">
        Qué se necesita y cuánto cuesta
      </ButtonLink>
    </div>
  </Section>
);
