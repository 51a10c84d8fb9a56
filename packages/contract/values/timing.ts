// Milliseconds. Imported as `TIMING.redirect`: one export for each number, and not one object, so
// that a bundle carries the numbers it uses and no others. Spec §9 unless a line says otherwise.

export const scrollTopFade = 300;
export const scrollTopTravel = 300;
export const accountFade = 500;
export const galleryRecount = 2000;
export const redirect = 1000;

/** Spec §7 and §9: "about 1000–1100 ms". A link is held for the first and never longer than the second. */
export const outboundDelay = { default: 1000, limit: 1100 } as const;

/** A widget that waits for a quiet moment waits no longer than this. Ours. */
export const idleLimit = 2000;

/** The slide between the two address inputs, as pages of this kind have always had it. */
export const addressSlide = 300;

/** After this long without an answer a contact call counts as a lost connection. Ours. */
export const contactLimit = 60_000;

/** The same for a listing, whose pictures take longer. Ours. */
export const listingLimit = 120_000;

/** The maximum time to prepare a photo, after which the original is sent. Not in the specification. */
export const photoLimit = 30_000;

/** A bot-check that is blocked must not hold the form. Ours. */
export const botCheckLimit = 3000;

/** The same for a service that is there and still thinks; a visitor who has something to do has all the time. Ours. */
export const botCheckThinking = 15_000;

/** The minimum interval between saves of a draft. Not in the specification. */
export const draftPause = 500;

/** Drafts are deleted after this time. Not in the specification. */
export const draftLife = 7 * 24 * 60 * 60_000;

/** The debounce of the place lookup. Not in the specification. */
export const placePause = 300;

/** The debounce of the search for similar listings by title. Not in the specification. */
export const similarPause = 800;

/** A lookup that is blocked or slow is given up after this long. Ours. */
export const placeLimit = 10_000;
