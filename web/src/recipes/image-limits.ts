/** A picture of a recipe is made this small before it is sent. Source: specification, 5 and 9. */
export const IMAGE_MAX_BYTES = 700_000;
export const IMAGE_MAX_SIDE_PX = 1000;
