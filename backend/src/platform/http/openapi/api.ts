import { applyDecorators } from '@nestjs/common';

type Swagger = typeof import('@nestjs/swagger');
type Options<K extends keyof Swagger> = Swagger[K] extends (...options: infer O) => unknown ? O : never;

const waiting: ((swagger: Swagger) => void)[] = [];

/**
 * A decorator that waits until the API's document is asked for, which few starts ever are: what it says, and the library that
 * writes it down, cost a fifth of one.
 */
export const later =
  (make: (swagger: Swagger) => ClassDecorator | MethodDecorator) =>
  <T>(target: object, name?: string | symbol, descriptor?: TypedPropertyDescriptor<T>): void => {
    waiting.push((swagger) => applyDecorators(make(swagger))(target, name, descriptor));
  };

/** Writes down all that waits, once. */
export function describeAll(swagger: Swagger): void {
  for (const describe of waiting.splice(0)) describe(swagger);
}

// The decorators of the library, under their own names.
export const ApiBearerAuth = () => later((swagger) => swagger.ApiBearerAuth());
export const ApiBody = (...options: Options<'ApiBody'>) => later((swagger) => swagger.ApiBody(...options));
export const ApiConsumes = (...options: Options<'ApiConsumes'>) => later((swagger) => swagger.ApiConsumes(...options));
export const ApiExcludeController = () => later((swagger) => swagger.ApiExcludeController());
export const ApiExcludeEndpoint = () => later((swagger) => swagger.ApiExcludeEndpoint());
export const ApiHeader = (...options: Options<'ApiHeader'>) => later((swagger) => swagger.ApiHeader(...options));
export const ApiNoContentResponse = (...options: Options<'ApiNoContentResponse'>) =>
  later((swagger) => swagger.ApiNoContentResponse(...options));
export const ApiOkResponse = (...options: Options<'ApiOkResponse'>) =>
  later((swagger) => swagger.ApiOkResponse(...options));
export const ApiOperation = (...options: Options<'ApiOperation'>) =>
  later((swagger) => swagger.ApiOperation(...options));
export const ApiParam = (...options: Options<'ApiParam'>) => later((swagger) => swagger.ApiParam(...options));
export const ApiProduces = (...options: Options<'ApiProduces'>) => later((swagger) => swagger.ApiProduces(...options));
export const ApiQuery = (...options: Options<'ApiQuery'>) => later((swagger) => swagger.ApiQuery(...options));
export const ApiTags = (...options: Options<'ApiTags'>) => later((swagger) => swagger.ApiTags(...options));
