import { WireError, wasAborted } from '@gazetteer/wire';

it('a fault of the wire is told by its name in a log', () => {
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
	['what has no name', {}, false],
])('whether nobody wanted the call any more: %s', (_says, error, aborted) => {
	expect(wasAborted(error)).toBe(aborted);
});
