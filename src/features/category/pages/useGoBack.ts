import { useNavigate } from "react-router-dom";

/** One step back inside the shop; a shopper who came by a link from elsewhere goes home, not away. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) navigate(-1);
    else navigate("/");
  };
}
