import { version } from 'react';
import { version as domVersion } from 'react-dom';

declare const REACT: number;

it('is tested on the React that its suite names', () => {
	for (const one of [version, domVersion]) expect(Number.parseInt(one, 10)).toBe(REACT);
});
