export declare function unblockedName(name: string): string;
export declare function entryFile(name: string): string;
