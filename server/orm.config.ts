import {
  LoginEntity,
  MailTokenEntity,
  RefreshTokenEntity,
  SessionEntity,
} from './features/auth/login.entity.ts'
import { UserEntity } from './features/auth/user.entity.ts'
import { ConversionEntity } from './features/convert/conversion.entity.ts'
import { PhotoReadingEntity } from './features/convert/photo-reading.entity.ts'
import { CreditEntryEntity } from './features/credits/credit-entry.entity.ts'
import { CheckoutEntity } from './features/payments/checkout.entity.ts'
import { RecipeEntity } from './features/recipes/recipe.entity.ts'
import { ShoppingListEntity } from './features/recipes/shopping.entity.ts'

/** Every table of ours. */
export const entities = [
  UserEntity,
  LoginEntity,
  SessionEntity,
  RefreshTokenEntity,
  MailTokenEntity,
  CreditEntryEntity,
  CheckoutEntity,
  RecipeEntity,
  ConversionEntity,
  PhotoReadingEntity,
  ShoppingListEntity,
]
