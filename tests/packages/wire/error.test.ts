import { WireError, wasAborted } from '@gazetteer/wire';

it('a WireError has its code as log message', () => {
	expect(String(new WireError('fetch_error'))).toBe('WireError: You are probably offline.');
});

it.each([
	['the abort error of a browser', new DOMException('', 'AbortError'), true],
	['any error with that name', { name: 'AbortError' }, true],
	['another error', new TypeError('AbortError'), false],
	['a WireError', new WireError('fetch_error'), false],
	['a string', 'AbortError', false],
	['null', null, false],
	['undefined', undefined, false],
	['an error without a name', {}, false],
])('a WireError distinguishes an aborted call from other errors: %s', (_says, error, aborted) => {
	expect(wasAborted(error)).toBe(aborted);
});
