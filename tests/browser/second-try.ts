/**
 * A machine that stands still for seconds is not the visitor's page failing. Each failure is printed all the same. At
 * once, since the tests after it may build upon what it does.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
