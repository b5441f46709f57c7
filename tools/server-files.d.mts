/** Copies all that the reference backend needs into a folder. @returns the number of packages */
export declare function layOutServer(target: string): Promise<number>;
