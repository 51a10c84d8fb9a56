import { version } from 'react';
import { version as domVersion } from 'react-dom';

declare const REACT: number;

it('this test suite runs on the React version that it names', () => {
	for (const one of [version, domVersion]) expect(Number.parseInt(one, 10)).toBe(REACT);
});
