/** Whether a call ended because its caller no longer wanted it. Nobody needs to be told of that. */
export const wasAborted = (error: unknown): boolean =>
	typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
