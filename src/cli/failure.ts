/** A command that had to stop through no fault in how it was given; the message is for the person who gave it. */
export class Failure extends Error {}
