/** Whether an address is one of the sign-in pages: a document of its own, where nothing of the panel is loaded. */
export const pathIsDoor = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);
