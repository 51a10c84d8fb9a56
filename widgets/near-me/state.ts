/** Decimals of the position in the address: about 1 km, so that an address does not contain a home. */
const DECIMALS = 2;

const rounded = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)));

/** The position as the address contains it. */
export const positionText = (latitude: number, longitude: number): string =>
	`${rounded(latitude)},${rounded(longitude)}`;
