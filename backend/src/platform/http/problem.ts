import { type ProblemAnswer, type ProblemCode, problemCodes, problems } from '@coop/domain/answers';
import { HttpException } from '@nestjs/common';

/** Retry-After of unavailable dependencies, in seconds. */
export const RETRY_AFTER_S = 10;

type Common = 'type' | 'title' | 'status' | 'detail' | 'message' | 'codigo';

/** Optional members of a problem: messages by field, permitted roles, the id in the log, and so on. */
export type ProblemDetails = Omit<ProblemAnswer, Common>;

/** An RFC 9457 problem for people: Spanish title and detail, and a code of a closed list. */
export class Problem extends HttpException {
  constructor(
    readonly codigo: ProblemCode,
    readonly detail: string = problems[codigo][1],
    readonly details: ProblemDetails = {},
  ) {
    super(detail, problems[codigo][0]);
  }

  /** Seconds until a retry is useful; undefined if waiting changes nothing. */
  get retryAfter(): number | undefined {
    return this.details.reintentarEn ?? (this.codigo === 'no_disponible' ? RETRY_AFTER_S : undefined);
  }

  body(): ProblemAnswer {
    const [status, title] = problems[this.codigo];
    const { codigo, detail, details } = this;
    return { type: typeOf(codigo), title, status, detail, message: detail, codigo, ...details };
  }
}

/** Returns the `type` of RFC 9457: the URL that explains the code. */
export const typeOf = (code: ProblemCode): string => `/api/docs/errores#${code}`;

/** Returns a validation error with a message per field; the empty name stands for the whole record. */
export const invalidData = (errors: Record<string, string>): Problem =>
  new Problem('datos_invalidos', Object.values(errors)[0], { errors });

/** Maps an HTTP status of the framework to an error code. */
export const codeOfStatus = (status: number): ProblemCode =>
  problemCodes.find((code) => problems[code][0] === status) ?? (status < 500 ? 'peticion_invalida' : 'error_interno');
