/** The map's default centre and zoom level. Spec §9. */
export const MAP = { latitude: -33.8688, longitude: 151.2195, zoom: 13 } as const;
