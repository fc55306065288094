/** Windows, mirror, lamps and handles of one half of the car. */
function CarHalf() {
  return (
    <>
      <path
        className="car-glass"
        d="M132 33c12 3 24 4 36 5h44l2-13-64 1c-7 1-13 3-18 7ZM224 38h36c12-1 24-2 36-6-7-4-14-6-22-6l-49-1Z"
      />
      <path d="M122 23l-5-10c-1-3 1-5 4-4l11 3c3 1 4 3 5 5l2 6M154 46h122M38 40c22-7 48-9 74-8M24 54c2-12 8-19 18-22 1 10-5 20-18 22ZM341 50c-1-9-4-16-10-20-3 8 1 17 10 20ZM192 29h10M246 29h10" />
    </>
  );
}

/** A decorative outline of a car from above, its nose to the left. */
export function Car() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 168"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="car-body"
        d="M18 84c0-30 5-46 20-53 14-6 34-9 58-9l160-3c34 0 62 4 74 12 10 7 14 26 14 53s-4 46-14 53c-12 8-40 12-74 12l-160-3c-24 0-44-3-58-9-15-7-20-23-20-53Z"
      />
      <path
        className="car-glass"
        d="M112 84c0-18 2-33 6-44 12 3 24 5 36 6-4 12-5 24-5 38s1 26 5 38c-12 1-24 3-36 6-4-11-6-26-6-44ZM314 84c0-16-2-30-6-42-11 3-22 4-32 5 3 12 4 24 4 37s-1 25-4 37c10 1 21 2 32 5 4-12 6-26 6-42Z"
      />
      <path d="M104 32c-6 15-9 32-9 52s3 37 9 52M48 58c-4 16-4 36 0 52M215 46v76" />
      <CarHalf />
      <g transform="matrix(1 0 0 -1 0 168)">
        <CarHalf />
      </g>
    </svg>
  );
}
