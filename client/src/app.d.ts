/** The version of the project, put in by the build. */
declare const __VERSION__: string;
