import { type ProblemAnswer, type ProblemCode, problemCodes, problems } from '@coop/domain/answers';
import { HttpException } from '@nestjs/common';

/** What is away now is asked for again after so many seconds. */
export const RETRY_AFTER_S = 10;

type Common = 'type' | 'title' | 'status' | 'detail' | 'message' | 'codigo';

/** What an error may carry besides what every one has: messages by field, the roles that may, the line of the log, and so on. */
export type ProblemDetails = Omit<ProblemAnswer, Common>;

/** An error for a person, as RFC 9457 has it: Spanish title and detail, a code of a closed list. */
export class Problem extends HttpException {
  constructor(
    readonly codigo: ProblemCode,
    readonly detail: string = problems[codigo][1],
    readonly details: ProblemDetails = {},
  ) {
    super(detail, problems[codigo][0]);
  }

  /** In how many seconds it is worth trying again; undefined where time changes nothing. */
  get retryAfter(): number | undefined {
    return this.details.reintentarEn ?? (this.codigo === 'no_disponible' ? RETRY_AFTER_S : undefined);
  }

  /** The JSON body of the answer. */
  body(): ProblemAnswer {
    const [status, title] = problems[this.codigo];
    const { codigo, detail, details } = this;
    return { type: typeOf(codigo), title, status, detail, message: detail, codigo, ...details };
  }
}

/** Where a code is explained, as RFC 9457 asks of `type`. */
export const typeOf = (code: ProblemCode): string => `/api/docs/errores#${code}`;

/** Invalid data: the message of each field. The whole record's own message stands under the empty name. */
export const invalidData = (errors: Record<string, string>): Problem =>
  new Problem('datos_invalidos', Object.values(errors)[0], { errors });

/** The code that stands for an HTTP status raised by the framework. */
export const codeOfStatus = (status: number): ProblemCode =>
  problemCodes.find((code) => problems[code][0] === status) ?? (status < 500 ? 'peticion_invalida' : 'error_interno');
