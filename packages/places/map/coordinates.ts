export interface Position {
	readonly latitude: string;
	readonly longitude: string;
}

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;

/** Matches coordinates as map services copy them, or in the URL of a map. */
const PAIR = new RegExp(`(?:^|[@=(]|/)\\s*(${NUMBER})\\s*°?\\s*[,;]\\s*(${NUMBER})`);

const isWithin = (text: string, most: number) =>
	text.trim() !== '' && Math.abs(Number(text)) <= most;

export const isLatitude = (text: string): boolean => isWithin(text, 90);
export const isLongitude = (text: string): boolean => isWithin(text, 180);

/** Reads coordinates from pasted text. Returns undefined if it contains no valid coordinates. */
export function readPosition(text: string): Position | undefined {
	const [, latitude = '', longitude = ''] = PAIR.exec(text.trim()) ?? [];
	if (!isLatitude(latitude) || !isLongitude(longitude)) return undefined;
	return { latitude, longitude };
}
