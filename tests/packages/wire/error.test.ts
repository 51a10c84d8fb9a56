import { WireError, wasAborted } from '@gazetteer/wire';

it('a WireError has its code as log message', () => {
	expect(String(new WireError('fetch_error'))).toBe('WireError: You are probably offline.');
});

it.each([
	['what a browser throws', new DOMException('', 'AbortError'), true],
	['anything of that name', { name: 'AbortError' }, true],
	['another fault', new TypeError('AbortError'), false],
	['a fault of the wire', new WireError('fetch_error'), false],
	['a word', 'AbortError', false],
	['null', null, false],
	['nothing', undefined, false],
	['an error without a name', {}, false],
])('detects an aborted call: %s', (_says, error, aborted) => {
	expect(wasAborted(error)).toBe(aborted);
});
