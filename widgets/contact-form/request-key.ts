/** A UUID, also where a page came without encryption and the browser's own maker of them is missing. */
export function requestKey(): string {
	const hex = [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
	const [a, b, c, d, e] = [[0, 8], [8, 12], [13, 16], [17, 20], [20]].map((ends) =>
		hex.slice(...ends),
	);
	return `${a}-${b}-4${c}-a${d}-${e}`;
}
