/** Whether a path is a sign-in page, a separate document without the panel's code. */
export const pathIsDoor = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);
