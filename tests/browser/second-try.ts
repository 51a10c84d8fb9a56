/** A machine that stands still for seconds is not the visitor's page failing. Each failure is printed all the same. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
