// Durations in milliseconds. Import them as `TIMING.redirect`. Each is a separate export for tree
// shaking. Spec §9, unless noted otherwise.

export const scrollTopFade = 300;
export const scrollTopTravel = 300;
export const accountFade = 500;
export const galleryRecount = 2000;
export const redirect = 1000;

/** How long a clicked link may wait for its event. Spec §7 and §9: "about 1000–1100 ms". */
export const outboundDelay = { default: 1000, limit: 1100 } as const;

/**
 * A widget that starts when the browser is idle starts after this time at the latest. Not in the
 * specification.
 */
export const idleLimit = 2000;

/**
 * The duration of the slide animation between the two address inputs. Older pages use the same
 * value.
 */
export const addressSlide = 300;

/** A contact form request without a response fails after this time. Not in the specification. */
export const contactLimit = 60_000;

/**
 * The submission of a listing without a response fails after this time. Image uploads take long.
 * Not in the specification.
 */
export const listingLimit = 120_000;

/**
 * After this time, the form sends the original photo instead of the prepared one. Not in the
 * specification.
 */
export const photoLimit = 30_000;

/**
 * If the bot check does not load or respond in this time, the form stops waiting. Not in the
 * specification.
 */
export const botCheckLimit = 3000;

/**
 * The time limit of a loaded bot check that shows no challenge. A visitor has no time limit for a
 * challenge. Not in the specification.
 */
export const botCheckResponseLimit = 15_000;

/** The minimum interval between two saves of a draft. Not in the specification. */
export const draftDebounce = 500;

/** A draft is deleted after this time. Not in the specification. */
export const draftLife = 7 * 24 * 60 * 60_000;

/** The debounce time of the place lookup. Not in the specification. */
export const placeDebounce = 300;

/** The debounce time of the search for similar listings. Not in the specification. */
export const similarDebounce = 800;

/** A place lookup without a response fails after this time. Not in the specification. */
export const placeLimit = 10_000;
