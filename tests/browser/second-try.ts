/**
 * Retry twice, since a stalled machine is no failure of the page. Each failure is still printed.
 * Retry immediately, because later tests may depend on this one.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
