/**
 * Thermoscribe
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "http://localhost:3000"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "http://localhost:3000"
};
export type RegisterRequest = {
    username: string;
    password: string;
    confirmPassword: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type User = {
    id: string;
    username: string;
    emailVerified: boolean;
    createdAt: string;
    language: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
    applianceModel: "TM6" | "TM31" | "TM5" | "TM7" | "MC_SMART";
};
export type AuthResponse = {
    accessToken: string;
    refreshToken: string;
    user: User;
};
export type Error = {
    /** A sentence for people */
    error: string;
    /** Of an invalid input: what is wrong with which field */
    issues?: {
        path: string;
        message: string;
    }[];
};
export type LoginRequest = {
    username: string;
    password: string;
};
export type RefreshRequest = {
    refreshToken: string;
};
export type Tokens = {
    accessToken: string;
    refreshToken: string;
};
export type VerifyEmailRequest = {
    token: string;
};
export type Credits = {
    credits: number;
};
export type GoogleRequest = {
    token: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type ForgotPasswordRequest = {
    username: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type ResetPasswordRequest = {
    token: string;
    password: string;
    confirmPassword: string;
};
export type Login = {
    id: string;
    createdAt: string;
    lastUsedAt: string;
    userAgent: string | null;
    isCurrent: boolean;
};
export type LoginList = Login[];
export type Json = string | number | boolean | null | Json[] | {
    [key: string]: Json;
};
export type AccountExport = {
    exportedAt: string;
    tables: {
        [key: string]: {
            [key: string]: Json;
        }[];
    };
};
export type DeleteAccountRequest = {
    username: string;
    password?: string;
};
export type FromUrlRequest = {
    sourceUrl: string;
};
export type Draft = {
    recipeId: string;
};
export type FromTextRequest = {
    rawText: string;
};
export type ProcessRequest = {
    recipeId: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type RecipeMetadata = {
    title: string;
    description: string | null;
    prepTimeMinutes: number | null;
    cookTimeMinutes: number | null;
    totalTimeMinutes: number | null;
    servingsMin: number | null;
    servingsMax: number | null;
    yieldText: string | null;
    cuisine: string | null;
    difficulty: string | null;
    tags: string[];
    ThermomixModel: string[];
};
export type Ingredient = {
    id?: string;
    ingredientJsonId: number;
    name: string;
    quantity?: string;
    unit?: string;
    notes?: string;
    group?: string;
    added?: "ingredient" | "quantity";
};
export type Notice = {
    kind: "repaired" | "warning" | "added";
    severity?: "danger" | "problem" | "advice";
    rule: string;
    code: string;
    params: {
        [key: string]: string | number;
    };
    fix?: {
        "type"?: "MANUAL" | "WEIGH" | "OPERATE" | "WAIT";
        speed?: string | null;
        temperature?: string | null;
        reverse?: boolean;
        tools?: ("mixing_knife" | "whisk" | "simmering_basket" | "varoma_dish" | "varoma_tray" | "varoma_lid" | "measuring_cup" | "spatula" | "blade_cover" | "peeler")[];
    };
};
export type Step = {
    stepNumber: number;
    "type": "MANUAL" | "WEIGH" | "OPERATE" | "WAIT";
    instructionText: string;
    durationSeconds?: number;
    speed?: string;
    temperature?: string;
    reverse: boolean;
    ingredientRefs: number[];
    tools: ("mixing_knife" | "whisk" | "simmering_basket" | "varoma_dish" | "varoma_tray" | "varoma_lid" | "measuring_cup" | "spatula" | "blade_cover" | "peeler")[];
    place?: "bowl" | "basket" | "varoma" | "stove" | "oven" | "grill" | "cold" | "bench";
    adds?: {
        ref: number;
        part?: number;
    }[];
    takes?: (number | {
        step: number;
        part?: number;
    })[];
    clears?: true | ("bowl" | "basket" | "varoma")[];
    source?: number[][];
    notices: Notice[];
};
export type Recipe = {
    id: string;
    createdAt: string;
    updatedAt: string;
    version: number;
    status: "draft" | "converted";
    convertedBy: ("builtin" | "anthropic") | null;
    language: ("en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it") | null;
    recipeMetadata: RecipeMetadata;
    ingredients: Ingredient[];
    steps: Step[];
    sourceUrl: string | null;
    rawText: string;
    notIncluded?: {
        "from": number;
        to: number;
    }[];
};
export type Processed = {
    processedData: Recipe;
};
export type ModifyRequest = {
    recipeId: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
    modificationText: string;
};
export type OcrRequest = {
    image: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type FromIdeaRequest = {
    idea: string;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type RecipeList = Recipe[];
export type RecipeMetadataInput = {
    title: string;
    description?: string | null;
    prepTimeMinutes?: number | null;
    cookTimeMinutes?: number | null;
    totalTimeMinutes?: number | null;
    servingsMin?: number | null;
    servingsMax?: number | null;
    yieldText?: string | null;
    cuisine?: string | null;
    difficulty?: string | null;
    tags?: string[];
    ThermomixModel?: string[];
};
export type IngredientInput = {
    id?: string | null;
    ingredientJsonId: number | string;
    name: string;
    quantity?: string | null;
    unit?: string | null;
    notes?: string | null;
    group?: string | null;
    added?: "ingredient" | "quantity";
};
export type StepInput = {
    stepNumber: number;
    "type": "MANUAL" | "WEIGH" | "OPERATE" | "WAIT";
    instructionText: string;
    durationSeconds?: number | null;
    speed?: string | null;
    temperature?: string | null;
    reverse?: boolean | null;
    ingredientRefs?: (number | string)[];
    tools?: ("mixing_knife" | "whisk" | "simmering_basket" | "varoma_dish" | "varoma_tray" | "varoma_lid" | "measuring_cup" | "spatula" | "blade_cover" | "peeler")[];
    place?: "bowl" | "basket" | "varoma" | "stove" | "oven" | "grill" | "cold" | "bench";
    adds?: {
        ref: number | string;
        part?: number;
    }[];
    takes?: (number | {
        step: number;
        part?: number;
    })[];
    clears?: true | ("bowl" | "basket" | "varoma")[];
    source?: number[][];
};
export type SaveRecipeRequest = {
    metadata: RecipeMetadataInput;
    ingredients: IngredientInput[];
    steps: StepInput[];
    recipe?: {
        sourceUrl?: string | null;
        rawText?: string | null;
    } | null;
    notIncluded?: {
        "from": number;
        to: number;
    }[];
};
export type PurchaseRequest = {
    amount: number;
    language?: "en" | "gb" | "pl" | "uk" | "de" | "es" | "ro" | "fr" | "it";
};
export type Checkout = {
    id: string;
    url: string;
};
/**
 * Make an account; a verification mail is sent
 */
export function register(registerRequest: RegisterRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuthResponse;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/register", oazapfts.json({
        ...opts,
        method: "POST",
        body: registerRequest
    }));
}
/**
 * Sign in
 */
export function login(loginRequest: LoginRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuthResponse;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/login", oazapfts.json({
        ...opts,
        method: "POST",
        body: loginRequest
    }));
}
/**
 * Trade a refresh token, which works once, for a new pair
 */
export function refreshTokens(refreshRequest: RefreshRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Tokens;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/auth/refresh", oazapfts.json({
        ...opts,
        method: "POST",
        body: refreshRequest
    }));
}
/**
 * End the login that the token belongs to
 */
export function logout(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/logout", {
        ...opts,
        method: "POST"
    });
}
/**
 * Who is signed in
 */
export function readMe(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: User;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/me", {
        ...opts
    });
}
/**
 * Verify an address by the token from the mail; worth 5 conversions once
 */
export function verifyEmail(verifyEmailRequest: VerifyEmailRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Credits;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/verify-email", oazapfts.json({
        ...opts,
        method: "POST",
        body: verifyEmailRequest
    }));
}
/**
 * Sign in by the credential of Google sign-in
 */
export function signInWithGoogle(googleRequest: GoogleRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AuthResponse;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 502;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/auth/google", oazapfts.json({
        ...opts,
        method: "POST",
        body: googleRequest
    }));
}
/**
 * Ask for a mail with a link for a new password; the same answer for any address
 */
export function forgotPassword(forgotPasswordRequest: ForgotPasswordRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/auth/forgot-password", oazapfts.json({
        ...opts,
        method: "POST",
        body: forgotPasswordRequest
    }));
}
/**
 * Set a new password by the token from the mail; ends every login
 */
export function resetPassword(resetPasswordRequest: ResetPasswordRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/auth/reset-password", oazapfts.json({
        ...opts,
        method: "POST",
        body: resetPasswordRequest
    }));
}
/**
 * The devices that are signed in
 */
export function listLogins(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: LoginList;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/account/logins", {
        ...opts
    });
}
/**
 * Sign all devices out, this one too
 */
export function endAllLogins(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/account/logins", {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Sign one device out
 */
export function endLogin(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>(`/api/account/logins/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Everything that is kept of the user
 */
export function exportAccount(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: AccountExport;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/account/export", {
        ...opts
    });
}
/**
 * Delete the account for good; asks for its address and password
 */
export function deleteAccount(deleteAccountRequest: DeleteAccountRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/account", oazapfts.json({
        ...opts,
        method: "DELETE",
        body: deleteAccountRequest
    }));
}
/**
 * Read a recipe page into a draft, free of charge
 */
export function fetchRecipePage(fromUrlRequest: FromUrlRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Draft;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 502;
        data: Error;
    } | {
        status: 503;
        data: Error;
    } | {
        status: 504;
        data: Error;
    }>("/api/fetch-and-extract-recipe", oazapfts.json({
        ...opts,
        method: "POST",
        body: fromUrlRequest
    }));
}
/**
 * Keep a text as a draft, free of charge
 */
export function createRecipeFromText(fromTextRequest: FromTextRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Draft;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/create-recipe-from-text", oazapfts.json({
        ...opts,
        method: "POST",
        body: fromTextRequest
    }));
}
/**
 * Convert a draft; takes 1 credit when it succeeds
 */
export function convertRecipe(processRequest: ProcessRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Processed;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 402;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 502;
        data: Error;
    } | {
        status: 503;
        data: Error;
    } | {
        status: 504;
        data: Error;
    }>("/api/process-recipe-ai", oazapfts.json({
        ...opts,
        method: "POST",
        body: processRequest
    }));
}
/**
 * Change a converted recipe by a sentence; takes 1 credit when it succeeds
 */
export function changeRecipe(modifyRequest: ModifyRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Recipe;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 402;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 502;
        data: Error;
    } | {
        status: 503;
        data: Error;
    } | {
        status: 504;
        data: Error;
    }>("/api/reconvert-recipe-ai", oazapfts.json({
        ...opts,
        method: "POST",
        body: modifyRequest
    }));
}
/**
 * Read the photo of a recipe into a draft, free of charge; the photo is not kept
 */
export function readPhoto(ocrRequest: OcrRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Draft;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 422;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    } | {
        status: 504;
        data: Error;
    }>("/api/ocr", oazapfts.json({
        ...opts,
        method: "POST",
        body: ocrRequest
    }));
}
/**
 * Keep a dish or a list of ingredients as a draft; converting makes the recipe
 */
export function createRecipeFromIdea(fromIdeaRequest: FromIdeaRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Draft;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/generate-recipe", oazapfts.json({
        ...opts,
        method: "POST",
        body: fromIdeaRequest
    }));
}
/**
 * All recipes, newest first; in pages when a limit is given
 */
export function listRecipes({ limit, cursor, ifNoneMatch }: {
    limit?: number;
    cursor?: string;
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: RecipeList;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>(`/api/recipes${QS.query(QS.explode({
        limit,
        cursor
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * One recipe; its ETag is its version
 */
export function readRecipe(id: string, { ifNoneMatch }: {
    ifNoneMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Recipe;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>(`/api/recipes/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Replace a recipe; with If-Match a stale copy is refused
 */
export function saveRecipe(id: string, saveRecipeRequest: SaveRecipeRequest, { ifMatch }: {
    ifMatch?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Recipe;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 409;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>(`/api/recipes/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: saveRecipeRequest,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-Match": ifMatch
        })
    }));
}
/**
 * Delete a recipe for good
 */
export function deleteRecipe(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 404;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>(`/api/recipes/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * How many conversions are left
 */
export function readCredits(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Credits;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/user/credits", {
        ...opts
    });
}
/**
 * Open a payment page for credits; the buyer pays at its url
 */
export function openCheckout(purchaseRequest: PurchaseRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: Checkout;
    } | {
        status: 400;
        data: Error;
    } | {
        status: 401;
        data: Error;
    } | {
        status: 413;
        data: Error;
    } | {
        status: 415;
        data: Error;
    } | {
        status: 429;
        data: Error;
    } | {
        status: 500;
        data: Error;
    } | {
        status: 502;
        data: Error;
    } | {
        status: 503;
        data: Error;
    }>("/api/stripe/create-checkout-session", oazapfts.json({
        ...opts,
        method: "POST",
        body: purchaseRequest
    }));
}
