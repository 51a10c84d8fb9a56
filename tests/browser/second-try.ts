/**
 * Retry a failed test twice, because a stalled machine can make a correct page fail. Each failure
 * is still printed. Retry immediately, because later tests may depend on this one.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
